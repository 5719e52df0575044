import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { PageFrame } from '../pageFrame';

const notices = [
  'Water is off in Mill Lane on Tuesday from 9 AM to noon.',
  'The library opens on Sundays, from noon to 5 PM.',
  'Bulky waste is collected on the first Monday of each month.',
  'The pool stays closed until the new filters are in.',
  'Market stalls move to Station Square in June.',
  'Applications for garden plots close on May 31.',
  'The night bus runs every half hour on weekends.',
  'Lost and found is now on the ground floor of the town hall.',
];

const links = ['Contact', 'Opening hours', 'Privacy', 'Accessibility'];

export default function StickyFooter() {
  const [count, setCount] = React.useState(1);

  return (
    <PageFrame>
      <Box
        component="header"
        sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        <Typography component="h2" variant="h5">
          Town of Millbrook
        </Typography>
      </Box>
      {/* The content takes what is left, so the footer is at the bottom. */}
      <Box
        sx={{ flex: 1, p: 2, display: 'grid', gap: 2, alignContent: 'start' }}
      >
        <Typography component="h3" variant="h6">
          Notices
        </Typography>
        {count === 0 && <Typography>There are no notices today.</Typography>}
        {notices.slice(0, count).map((notice) => (
          <Paper key={notice} variant="outlined" sx={{ p: 2 }}>
            {notice}
          </Paper>
        ))}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" onClick={() => setCount(notices.length)}>
            All notices
          </Button>
          <Button variant="outlined" onClick={() => setCount(0)}>
            No notices
          </Button>
        </Box>
      </Box>
      <Box
        component="footer"
        sx={{
          p: 2,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          justifyContent: 'space-between',
          borderTop: 1,
          borderColor: 'divider',
          bgcolor: 'action.hover',
        }}
      >
        <Typography variant="body2">Town Hall, 1 Bridge Street</Typography>
        <Box
          component="nav"
          aria-label="Footer"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}
        >
          {links.map((text) => (
            <Link
              key={text}
              variant="body2"
              color="text.primary"
              href={`#${text.toLowerCase().replace(' ', '-')}`}
            >
              {text}
            </Link>
          ))}
        </Box>
      </Box>
    </PageFrame>
  );
}
