export interface Tree {
  id: string;
  variety: string;
  planted: number;
  harvest: number;
}

export const trees: Tree[] = [
  { id: 'A-01', variety: 'Discovery', planted: 2009, harvest: 84 },
  { id: 'A-02', variety: 'Bramley', planted: 1987, harvest: 163 },
  { id: 'A-03', variety: 'Egremont Russet', planted: 2014, harvest: 52 },
  { id: 'B-01', variety: 'Cox', planted: 1998, harvest: 97 },
  { id: 'B-02', variety: 'Braeburn', planted: 2016, harvest: 61 },
  { id: 'B-03', variety: 'James Grieve', planted: 2003, harvest: 110 },
  { id: 'B-04', variety: 'Blenheim Orange', planted: 1979, harvest: 148 },
  { id: 'C-01', variety: 'Ashmead’s Kernel', planted: 2011, harvest: 45 },
  { id: 'C-02', variety: 'Worcester Pearmain', planted: 1995, harvest: 92 },
  { id: 'C-03', variety: 'Laxton’s Fortune', planted: 2007, harvest: 73 },
  { id: 'D-01', variety: 'Newton Wonder', planted: 1991, harvest: 137 },
  { id: 'D-02', variety: 'Ribston Pippin', planted: 2001, harvest: 68 },
];
