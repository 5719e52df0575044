import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Post } from './posts';

interface PostViewProps {
  post: Post;
  onBack: () => void;
}

/** One article, in lines that are not too long to read. */
export function PostView({ post, onBack }: PostViewProps) {
  const title = React.useRef<HTMLHeadingElement>(null);
  React.useEffect(() => title.current?.focus(), []);

  return (
    <Box
      component="article"
      sx={{ p: 3, width: '100%', maxWidth: 620, mx: 'auto' }}
    >
      <Button onClick={onBack} size="small">
        All articles
      </Button>
      <Typography
        component="h3"
        variant="h4"
        tabIndex={-1}
        ref={title}
        sx={{ mt: 1 }}
      >
        {post.title}
      </Typography>
      <Typography variant="body2" color="text.secondary" gutterBottom>
        {post.author}, {dayjs(post.date).format('MMMM D, YYYY')},{' '}
        {`${post.minutes}-minute read`}
      </Typography>
      <Typography variant="h6" component="p" gutterBottom>
        {post.lead}
      </Typography>
      {post.paragraphs.map((text) => (
        <Typography key={text} sx={{ mb: 2 }}>
          {text}
        </Typography>
      ))}
    </Box>
  );
}
