import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function IsBranchOpen() {
  const apiRef = useTreeViewApiRef();
  const [answer, setAnswer] = React.useState('not asked yet');

  const ask = () => {
    const isOpen = apiRef.current?.isItemExpanded('winter') ?? false;
    setAnswer(isOpen ? 'expanded' : 'collapsed');
  };

  return (
    <div>
      <SimpleTreeView
        aria-label="Timetables"
        apiRef={apiRef}
        defaultExpandedItems={['winter']}
      >
        <TreeItem itemId="winter" label="Winter">
          <TreeItem itemId="line-4" label="Line 4, every 20 min" />
        </TreeItem>
        <TreeItem itemId="summer" label="Summer">
          <TreeItem itemId="line-7" label="Line 7, every 10 min" />
        </TreeItem>
      </SimpleTreeView>
      <Button variant="outlined" sx={{ mt: 2 }} onClick={ask}>
        Is the winter timetable open?
      </Button>
      <Typography role="status" sx={{ mt: 1 }}>
        Winter: {answer}
      </Typography>
    </div>
  );
}
