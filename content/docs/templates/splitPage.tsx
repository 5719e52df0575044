import * as React from 'react';
import Anchor from '@mui/icons-material/Anchor';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PageFrame } from './pageFrame';

interface SplitPageProps {
  name: string;
  text: string;
  children: React.ReactNode;
}

/** A brand beside a form; above it where the page is narrow. */
export function SplitPage({ name, text, children }: SplitPageProps) {
  return (
    <PageFrame>
      <Box
        sx={{
          flex: 1,
          display: 'grid',
          gridTemplateColumns: { '@': '1fr', '@640': '2fr 3fr' },
          gridTemplateRows: { '@': 'auto 1fr', '@640': '1fr' },
        }}
      >
        <Box
          component="header"
          sx={[
            {
              p: { '@': 3, '@640': 5 },
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
              // Waves, drawn by CSS.
              backgroundImage:
                'repeating-radial-gradient(circle at 20% 120%, transparent 0 34px, rgb(255 255 255 / 8%) 34px 36px)',
            },
            // The primary color of the dark scheme is too bright for a surface of this size.
            (theme) =>
              theme.applyStyles('dark', {
                bgcolor: 'rgb(var(--mui-palette-primary-mainChannel) / 0.16)',
                color: 'text.primary',
              }),
          ]}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
            <Anchor />
            <Typography variant="h6" component="p">
              {name}
            </Typography>
          </Box>
          <Typography>{text}</Typography>
        </Box>
        <Box
          sx={{
            p: 3,
            width: '100%',
            maxWidth: 448,
            justifySelf: 'center',
            alignSelf: 'center',
          }}
        >
          {children}
        </Box>
      </Box>
    </PageFrame>
  );
}
