import { PlaygroundPage } from '#site/live/PlaygroundPage.tsx';

export default PlaygroundPage;
