import { DemoAlone } from '#site/demo/DemoAlone.tsx';

export default DemoAlone;
