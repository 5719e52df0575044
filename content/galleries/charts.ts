import type { Gallery } from '#core/galleries.ts';
import { areas } from './charts/areas.ts';
import { bars } from './charts/bars.ts';
import { features } from './charts/features.ts';
import { lines } from './charts/lines.ts';
import { otherCharts } from './charts/otherCharts.ts';
import { pies } from './charts/pies.ts';
import { scatters } from './charts/scatters.ts';

/** The pictures of `/x/react-charts/examples/`. */
export const chartGallery: Gallery = {
  page: 'charts/examples',
  file: 'content/galleries/charts.ts',
  groups: {
    bars,
    lines,
    areas,
    scatters,
    pies,
    'other-charts': otherCharts,
    features,
  },
};
