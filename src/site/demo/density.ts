import type { ThemeOptions } from '@mui/material/styles';

/** How compact demos are drawn: with the defaults of the library, or with its small and dense variants. */
export type Density = 'normal' | 'dense';

/** The theme key of the grid, whose types would come with its whole package. */
interface GridComponents {
  MuiDataGrid: { defaultProps: { disableEval: true; density?: 'compact' } };
}

/** The grid tries whether it may make code from text, and the policy of our pages refuses that aloud on the console. */
const NO_CODE_FROM_TEXT = { disableEval: true } as const;

const small = { defaultProps: { size: 'small' } } as const;
const dense = { defaultProps: { dense: true } } as const;
const narrow = { defaultProps: { margin: 'dense' } } as const;

/** The small variant of every component of Material UI that has one, and the compact one of the grid. */
const DENSE: ThemeOptions['components'] & GridComponents = {
  MuiButton: small,
  MuiButtonGroup: small,
  MuiChip: small,
  MuiFab: small,
  MuiFilledInput: narrow,
  MuiFormControl: { defaultProps: { margin: 'dense', size: 'small' } },
  MuiFormHelperText: narrow,
  MuiIconButton: small,
  MuiInputBase: narrow,
  MuiInputLabel: narrow,
  MuiList: dense,
  MuiListItem: dense,
  MuiMenuItem: dense,
  MuiOutlinedInput: narrow,
  MuiTable: small,
  MuiTextField: { defaultProps: { margin: 'dense', size: 'small' } },
  MuiToggleButtonGroup: small,
  MuiToolbar: { defaultProps: { variant: 'dense' } },
  MuiDataGrid: { defaultProps: { ...NO_CODE_FROM_TEXT, density: 'compact' } },
};

const NORMAL: ThemeOptions['components'] & GridComponents = {
  MuiDataGrid: { defaultProps: NO_CODE_FROM_TEXT },
};

export const componentsOf = (density: Density): ThemeOptions['components'] =>
  density === 'dense' ? DENSE : NORMAL;
