import Collapse, { type CollapseProps } from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import useMediaQuery from '@mui/material/useMediaQuery';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

function FadingGroup({ children, ...props }: CollapseProps) {
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const timeout = reducedMotion ? 0 : 500;

  return (
    <Collapse {...props} timeout={timeout}>
      <Fade in={props.in} timeout={timeout}>
        <div>{children}</div>
      </Fade>
    </Collapse>
  );
}

function DishItem(props: TreeItemProps) {
  return <TreeItem {...props} slots={{ groupTransition: FadingGroup }} />;
}

export default function FadingGroups() {
  return (
    <SimpleTreeView aria-label="Menu" defaultExpandedItems={['soups']}>
      <DishItem itemId="soups" label="Soups">
        <DishItem itemId="borscht" label="Borscht" />
        <DishItem itemId="ramen" label="Ramen" />
      </DishItem>
      <DishItem itemId="mains" label="Mains">
        <DishItem itemId="dal" label="Lentil dal" />
        <DishItem itemId="trout" label="Smoked trout" />
      </DishItem>
    </SimpleTreeView>
  );
}
