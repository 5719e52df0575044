import { EditorPage } from '#site/editor/EditorPage.tsx';

export default EditorPage;
