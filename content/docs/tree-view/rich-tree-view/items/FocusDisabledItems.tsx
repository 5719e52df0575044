import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Course {
  id: string;
  label: string;
  full?: boolean;
  children?: Course[];
}

const courses: Course[] = [
  {
    id: 'languages',
    label: 'Languages',
    children: [
      { id: 'dutch', label: 'Dutch' },
      { id: 'korean', label: 'Korean, full', full: true },
      { id: 'welsh', label: 'Welsh' },
    ],
  },
  { id: 'pottery', label: 'Pottery, full', full: true },
  { id: 'joinery', label: 'Joinery' },
];

const isItemDisabled = (course: Course) => course.full === true;

export default function FocusDisabledItems() {
  const [focusable, setFocusable] = React.useState(true);
  const [focusedId, setFocusedId] = React.useState('none yet');

  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={focusable}
            onChange={(event) => setFocusable(event.target.checked)}
          />
        }
        label="Disabled items take the focus"
      />
      <RichTreeView
        aria-label="Evening courses"
        items={courses}
        isItemDisabled={isItemDisabled}
        disabledItemsFocusable={focusable}
        defaultExpandedItems={['languages']}
        onItemFocus={(_event, itemId) => setFocusedId(itemId)}
      />
      <Typography sx={{ mt: 2 }}>Last focused: {focusedId}</Typography>
    </div>
  );
}
