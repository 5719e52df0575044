import { styled } from '@mui/material/styles';
import ArrowIcon from '@mui/icons-material/ArrowForward';
import ArrowDownIcon from '@mui/icons-material/ArrowDownward';
import ArticleIcon from '@mui/icons-material/Article';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const manual = [
  {
    id: 'setup',
    label: 'Setup',
    children: [
      { id: 'unpack', label: 'Unpack the press' },
      { id: 'level', label: 'Level the feet' },
    ],
  },
  {
    id: 'care',
    label: 'Care',
    children: [{ id: 'oil', label: 'Oil the rollers' }],
  },
];

const MirroredArrow = styled(ArrowIcon)({
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
});

export default function MirroredIcons() {
  return (
    <RichTreeView
      aria-label="Manual"
      items={manual}
      slots={{
        expandIcon: MirroredArrow,
        collapseIcon: ArrowDownIcon,
        endIcon: ArticleIcon,
      }}
      slotProps={{ endIcon: { style: { opacity: 0.6 } } }}
      defaultExpandedItems={['setup']}
    />
  );
}
