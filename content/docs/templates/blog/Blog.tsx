import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { PageFrame } from '../pageFrame';
import { PostView } from './postView';
import { monthOf, posts, topics, type Post, type Topic } from './posts';

const shownMonth = dayjs('2026-05-01');

const hasPosts = (month: Dayjs) =>
  posts.some((post) => monthOf(post) === month.format('YYYY-MM'));

interface CardProps {
  post: Post;
  onOpen: () => void;
}

function Card({ post, onOpen }: CardProps) {
  return (
    <Paper
      component="article"
      variant="outlined"
      sx={{ p: 2, position: 'relative' }}
    >
      <Typography variant="caption" color="text.secondary">
        {post.topic}, {dayjs(post.date).format('MMMM D, YYYY')}
      </Typography>
      <Typography component="h3" variant="h6">
        {/* The link covers the card, and its name is the title alone. */}
        <Link
          component="button"
          type="button"
          color="inherit"
          variant="inherit"
          underline="hover"
          onClick={onOpen}
          sx={{
            // A link that is a button would be what the overlay covers.
            position: 'static',
            textAlign: 'start',
            '&::after': { content: '""', position: 'absolute', inset: 0 },
          }}
        >
          {post.title}
        </Link>
      </Typography>
      <Typography variant="body2">{post.lead}</Typography>
    </Paper>
  );
}

interface Choice {
  topic?: Topic;
  month: Dayjs | null;
}

const everything: Choice = { month: null };

interface FinderProps {
  chosen: Choice;
  onChoose: (choice: Choice) => void;
}

function Finder({ chosen: { topic, month }, onChoose }: FinderProps) {
  return (
    <Box
      component="section"
      aria-label="Find articles"
      sx={{ display: 'grid', gap: 2 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {topics.map((each) => (
          <Chip
            key={each}
            label={each}
            aria-pressed={each === topic}
            color={each === topic ? 'primary' : 'default'}
            onClick={() =>
              onChoose({ month, topic: each === topic ? undefined : each })
            }
          />
        ))}
      </Box>
      <MonthCalendar
        value={month}
        onChange={(next) => onChoose({ topic, month: next })}
        referenceDate={shownMonth}
        shouldDisableMonth={(each) => !hasPosts(each)}
        aria-label="Months of 2026"
        sx={{ width: '100%', maxWidth: 260, px: 0 }}
      />
      <Button
        size="small"
        onClick={() => onChoose(everything)}
        sx={{ justifySelf: 'start' }}
      >
        Show all
      </Button>
    </Box>
  );
}

export default function Blog() {
  const [chosen, setChosen] = React.useState(everything);
  const [open, setOpen] = React.useState<Post>();
  const [left, setLeft] = React.useState<{ post: Post }>();
  const cards = React.useRef<HTMLDivElement>(null);

  // Back at the list, users are where they were before.
  React.useEffect(() => {
    if (left) {
      const place = posts.indexOf(left.post);
      cards.current
        ?.querySelector<HTMLElement>(`[data-post="${place}"] button`)
        ?.focus();
    }
  }, [left]);

  const { topic, month } = chosen;
  const shown = posts.filter(
    (post) =>
      (topic === undefined || post.topic === topic) &&
      (month === null || monthOf(post) === month.format('YYYY-MM')),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <PageFrame>
        <Box
          component="header"
          sx={{ p: 3, borderBottom: 1, borderColor: 'divider' }}
        >
          <Typography component="h2" variant="h4">
            Slow Hands
          </Typography>
          <Typography color="text.secondary">
            Notes from a garden, a kitchen, and a workshop
          </Typography>
        </Box>
        {open ? (
          <PostView
            key={open.id}
            post={open}
            onBack={() => {
              setLeft({ post: open });
              setOpen(undefined);
            }}
          />
        ) : (
          <Box
            sx={{
              p: { '@': 2, '@640': 3 },
              display: 'grid',
              gap: 3,
              gridTemplateColumns: {
                '@': 'minmax(0, 1fr)',
                '@640': '260px minmax(0, 1fr)',
              },
              alignItems: 'start',
            }}
          >
            <Finder chosen={chosen} onChoose={setChosen} />
            <Box ref={cards} sx={{ display: 'grid', gap: 2 }}>
              <Typography role="status" variant="body2">
                {shown.length === 0
                  ? 'No article fits both. Choose another month or topic.'
                  : `${shown.length} of ${posts.length} articles`}
              </Typography>
              {shown.map((post) => (
                <div key={post.id} data-post={posts.indexOf(post)}>
                  <Card post={post} onOpen={() => setOpen(post)} />
                </div>
              ))}
            </Box>
          </Box>
        )}
        <Box component="footer" sx={{ p: 3, mt: 'auto' }}>
          <Typography variant="body2" color="text.secondary">
            Written by three people with too many tools.
          </Typography>
        </Box>
      </PageFrame>
    </LocalizationProvider>
  );
}
