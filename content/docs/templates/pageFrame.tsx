import * as React from 'react';
import Box from '@mui/material/Box';

/**
 * As high as the window, or higher. What is in it can ask for its width with
 * keys such as `@640`.
 */
export function PageFrame({ children }: { children: React.ReactNode }) {
  return (
    <Box
      sx={{
        containerType: 'inline-size',
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      {/* A container cannot ask for its own width, so the page is in it. */}
      <Box
        sx={{
          minHeight: 'var(--page-height, 100dvh)',
          display: 'flex',
          flexDirection: 'column',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
