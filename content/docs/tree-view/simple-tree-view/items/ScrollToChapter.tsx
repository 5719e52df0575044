import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { chapters } from './chapters';

export default function ScrollToChapter() {
  const apiRef = useTreeViewApiRef();
  const box = React.useRef<HTMLDivElement>(null);

  const scrollToItem = (itemId: string) => {
    const item = apiRef.current?.getItemDOMElement(itemId);
    if (item && box.current) {
      const { top } = item.getBoundingClientRect();
      box.current.scrollTop += top - box.current.getBoundingClientRect().top;
    }
  };

  return (
    <div>
      <Stack direction="row" sx={{ mb: 2, gap: 1, flexWrap: 'wrap' }}>
        {chapters.map(({ id, title }) => (
          <Button
            key={id}
            variant="outlined"
            size="small"
            onClick={() => scrollToItem(id)}
          >
            {title}
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
        <SimpleTreeView
          aria-label="Sailing course"
          apiRef={apiRef}
          defaultExpandedItems={chapters.map(({ id }) => id)}
        >
          {chapters.map(({ id, title, lessons }) => (
            <TreeItem key={id} itemId={id} label={title}>
              {lessons.map((lesson) => (
                <TreeItem
                  key={lesson}
                  itemId={`${id}/${lesson}`}
                  label={lesson}
                />
              ))}
            </TreeItem>
          ))}
        </SimpleTreeView>
      </Box>
    </div>
  );
}
