export interface Post {
  id: string;
  title: string;
  topic: Topic;
  /** Such as `2026-05-21`. */
  date: string;
  author: string;
  minutes: number;
  lead: string;
  paragraphs: readonly string[];
}

export const topics = ['Garden', 'Kitchen', 'Workshop'] as const;
export type Topic = (typeof topics)[number];

/** The newest first. */
export const posts: readonly Post[] = [
  {
    id: 'raised-beds',
    title: 'Raised beds that last ten winters',
    topic: 'Garden',
    date: '2026-05-21',
    author: 'Lena Fischer',
    minutes: 6,
    lead: 'Larch, no lining, and screws in place of nails.',
    paragraphs: [
      'Most beds rot from the inside. Wood that cannot dry between two rains is soft after three years, whatever it was treated with.',
      'Larch boards of 40 mm with a gap of 5 mm between them dry on both sides. Gravel below the lowest board keeps it off the wet soil.',
      'Screws let you replace one board. With nails, you take the whole bed apart.',
    ],
  },
  {
    id: 'sharp-knives',
    title: 'One stone is enough for a kitchen',
    topic: 'Kitchen',
    date: '2026-05-07',
    author: 'Paolo Conti',
    minutes: 4,
    lead: 'A stone of grit 1000, ten minutes, and no machine.',
    paragraphs: [
      'Grit 1000 removes enough steel to form an edge, and leaves one that cuts tomatoes.',
      'Hold the knife at the same angle from heel to tip. Two coins below the spine are a good guide.',
    ],
  },
  {
    id: 'glue-up',
    title: 'Gluing boards without a gap',
    topic: 'Workshop',
    date: '2026-04-16',
    author: 'Ines Duarte',
    minutes: 7,
    lead: 'The joint is decided before the bottle is open.',
    paragraphs: [
      'Lay the boards together dry, and look at them against the light. Glue does not fill what you can see.',
      'Plane both edges at once, face to face. An angle that is off by a degree then cancels itself.',
    ],
  },
  {
    id: 'compost',
    title: 'A compost heap that does not smell',
    topic: 'Garden',
    date: '2026-04-02',
    author: 'Lena Fischer',
    minutes: 5,
    lead: 'Two buckets of brown for each bucket of green.',
    paragraphs: [
      'A heap smells when it has no air. Twigs, cardboard, and dry leaves keep it open.',
      'Turn it when the middle is no warmer than your hand.',
    ],
  },
  {
    id: 'sourdough',
    title: 'Sourdough around a working day',
    topic: 'Kitchen',
    date: '2026-02-19',
    author: 'Paolo Conti',
    minutes: 8,
    lead: 'Cold dough waits for you, and tastes better for it.',
    paragraphs: [
      'Mix in the evening, and put the dough into the refrigerator. It grows slowly for up to 24 hours.',
      'Shape it when you are home, and bake it an hour later.',
    ],
  },
];

/** Such as `2026-05`. */
export const monthOf = ({ date }: Post) => date.slice(0, 7);
