import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const chapters = [
  {
    id: 'origins',
    label: 'Origins',
    children: [{ id: 'fleet', label: 'The first fleet' }],
  },
  { id: 'storm', label: 'The storm' },
  { id: 'harbor', label: 'A new harbor' },
];

export default function ChangeLabelByApi() {
  const apiRef = useTreeViewApiRef();

  const numberChapters = () => {
    chapters.forEach((chapter, index) => {
      apiRef.current?.updateItemLabel(
        chapter.id,
        `${index + 1}. ${chapter.label}`,
      );
    });
  };

  return (
    <div>
      <Button variant="outlined" onClick={numberChapters} sx={{ mb: 2 }}>
        Number the chapters
      </Button>
      <RichTreeView
        aria-label="Chapters"
        apiRef={apiRef}
        items={chapters}
        defaultExpandedItems={['origins']}
      />
    </div>
  );
}
