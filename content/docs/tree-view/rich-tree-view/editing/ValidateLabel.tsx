import * as React from 'react';
import FormHelperText from '@mui/material/FormHelperText';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const branches = [
  {
    id: 'release',
    label: 'release',
    children: [
      { id: 'spring', label: 'spring' },
      { id: 'summer', label: 'summer' },
    ],
  },
  { id: 'hotfix', label: 'hotfix' },
];

function validate(label: string): string | null {
  if (label.trim() === '') {
    return 'Enter a name.';
  }
  return /^[a-z0-9-]+$/.test(label)
    ? null
    : 'Use lower-case letters, digits, and hyphens.';
}

type InputEvent = React.SyntheticEvent<HTMLInputElement> &
  TreeViewCancellableEvent;

export default function ValidateLabel() {
  const apiRef = useTreeViewApiRef();
  const [error, setError] = React.useState<string | null>(null);

  const stayIfInvalid = (event: InputEvent) => {
    event.defaultMuiPrevented = validate(event.currentTarget.value) !== null;
  };

  const handleBlur = (event: InputEvent) => {
    stayIfInvalid(event);
    if (event.defaultMuiPrevented) {
      apiRef.current?.setEditedItem(null);
    }
    setError(null);
  };

  return (
    <div>
      <RichTreeView
        aria-label="Branches"
        apiRef={apiRef}
        items={branches}
        isItemEditable
        defaultExpandedItems={['release']}
        slotProps={{
          item: {
            slotProps: {
              labelInput: {
                'aria-label': 'Branch name',
                'aria-invalid': error !== null,
                'aria-describedby': 'branch-name-error',
                onChange: (event) => setError(validate(event.target.value)),
                onKeyDown: (event) => {
                  if (event.key === 'Enter') {
                    stayIfInvalid(event);
                  }
                },
                onBlur: handleBlur,
              },
            },
          },
        }}
      />
      <FormHelperText id="branch-name-error" role="alert" error sx={{ mt: 1 }}>
        {error ?? ' '}
      </FormHelperText>
    </div>
  );
}
