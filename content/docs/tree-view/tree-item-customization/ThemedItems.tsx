import { createTheme, ThemeProvider } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import type {} from '@mui/x-tree-view/themeAugmentation';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme' },
  colorSchemes: { light: true, dark: true },
  components: {
    MuiRichTreeView: {
      defaultProps: { itemChildrenIndentation: 20 },
    },
    MuiTreeItem: {
      styleOverrides: {
        content: {
          borderRadius: 16,
          [`&[data-expanded] .${treeItemClasses.label}`]: { fontWeight: 700 },
        },
        label: ({ theme: { typography } }) => typography.body2,
        iconContainer: { opacity: 0.6 },
      },
    },
  },
});

const lines = [
  {
    id: 'north',
    label: 'North line',
    children: [
      { id: 'quay', label: 'Old quay' },
      { id: 'mill', label: 'Mill road' },
    ],
  },
  { id: 'ring', label: 'Ring line' },
];

export default function ThemedItems() {
  return (
    <ThemeProvider theme={theme}>
      <RichTreeView
        aria-label="Tram lines"
        items={lines}
        defaultExpandedItems={['north']}
      />
    </ThemeProvider>
  );
}
