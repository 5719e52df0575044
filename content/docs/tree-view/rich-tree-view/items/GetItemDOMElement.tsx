import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { shelves } from './shelves';

export default function GetItemDOMElement() {
  const apiRef = useTreeViewApiRef();
  const box = React.useRef<HTMLDivElement>(null);

  const scrollToItem = (itemId: string) => {
    const item = apiRef.current?.getItemDOMElement(itemId);
    if (!item || !box.current) {
      return;
    }
    const { top } = item.getBoundingClientRect();
    box.current.scrollTop += top - box.current.getBoundingClientRect().top;
  };

  return (
    <div>
      <Stack direction="row" sx={{ mb: 2, gap: 1, flexWrap: 'wrap' }}>
        {shelves.map((shelf) => (
          <Button
            key={shelf.id}
            variant="outlined"
            size="small"
            onClick={() => scrollToItem(shelf.id)}
          >
            {shelf.label}
          </Button>
        ))}
      </Stack>
      <Box
        ref={box}
        sx={{
          height: 200,
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
        }}
      >
        <RichTreeView
          aria-label="Library shelves"
          apiRef={apiRef}
          items={shelves}
          defaultExpandedItems={shelves.map((shelf) => shelf.id)}
        />
      </Box>
    </div>
  );
}
