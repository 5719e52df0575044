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
type KeyEvent = React.KeyboardEvent<HTMLInputElement> &
  TreeViewCancellableEvent;

const stayIfInvalid = (event: InputEvent) => {
  event.defaultMuiPrevented = validate(event.currentTarget.value) !== null;
};

export default function ValidateLabel() {
  const apiRef = useTreeViewApiRef();
  const [error, setError] = React.useState<string | null>(null);

  const invalid = error !== null;
  // Memoized, so that the items render again only when the name becomes valid or invalid.
  const itemProps = React.useMemo(() => {
    const handleBlur = (event: InputEvent) => {
      stayIfInvalid(event);
      if (event.defaultMuiPrevented) {
        apiRef.current?.setEditedItem(null);
      }
      setError(null);
    };

    return {
      slotProps: {
        labelInput: {
          'aria-label': 'Branch name',
          'aria-invalid': invalid,
          'aria-describedby': 'branch-name-error',
          onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
            setError(validate(event.target.value)),
          onKeyDown: (event: KeyEvent) => {
            if (event.key === 'Enter') {
              stayIfInvalid(event);
            }
          },
          onBlur: handleBlur,
        },
      },
    };
  }, [apiRef, invalid]);

  return (
    <div>
      <RichTreeView
        aria-label="Branches"
        apiRef={apiRef}
        items={branches}
        isItemEditable
        defaultExpandedItems={['release']}
        slotProps={{ item: itemProps }}
      />
      <FormHelperText id="branch-name-error" role="alert" error sx={{ mt: 1 }}>
        {error ?? ' '}
      </FormHelperText>
    </div>
  );
}
