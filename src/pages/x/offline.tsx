import { OfflinePage } from '#site/offline/OfflinePage.tsx';

export default OfflinePage;
