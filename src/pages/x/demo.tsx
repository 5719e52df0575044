import { DemoAlonePage } from '#site/demo/DemoAlonePage.tsx';

export default DemoAlonePage;
