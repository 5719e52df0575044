import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { deDE, enUS, frFR, jaJP } from '@mui/x-data-grid/locales';
import { createShipments, type Shipment } from '../shipments';

const languages = {
  en: { locale: enUS, headers: ['Shipment', 'Weight', 'Departure'] },
  de: { locale: deDE, headers: ['Sendung', 'Gewicht', 'Abfahrt'] },
  fr: { locale: frFR, headers: ['Envoi', 'Poids', 'Départ'] },
  ja: { locale: jaJP, headers: ['貨物', '重量', '出発'] },
};

type Language = keyof typeof languages;

/** The texts of the package do not cover your headers, numbers, and dates. */
function columnsIn(language: Language): GridColDef<Shipment>[] {
  const [number, weight, departure] = languages[language].headers;
  return [
    { field: 'number', headerName: number, flex: 1, minWidth: 100 },
    {
      field: 'weight',
      headerName: weight,
      type: 'number',
      width: 110,
      valueFormatter: (value: number) => value.toLocaleString(language),
    },
    {
      field: 'departure',
      headerName: departure,
      type: 'date',
      width: 110,
      valueFormatter: (value: Date) => value.toLocaleDateString(language),
    },
  ];
}

const rows = createShipments(4);

export default function LanguageChoice() {
  const [language, setLanguage] = React.useState<Language>('de');
  const { locale } = languages[language];
  const columns = React.useMemo(() => columnsIn(language), [language]);

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language"
        value={language}
        onChange={(_event, next: Language | null) =>
          setLanguage(next ?? language)
        }
        sx={{ mb: 1, '& button': { textTransform: 'none' } }}
      >
        <ToggleButton value="en">English</ToggleButton>
        <ToggleButton value="de">Deutsch</ToggleButton>
        <ToggleButton value="fr">Français</ToggleButton>
        <ToggleButton value="ja">日本語</ToggleButton>
      </ToggleButtonGroup>
      <div lang={language} style={{ height: 370 }}>
        <DataGrid
          aria-label={languages[language].headers[0]}
          rows={rows}
          columns={columns}
          localeText={locale.components.MuiDataGrid.defaultProps.localeText}
          pageSizeOptions={[4, 8]}
          initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
          showToolbar
        />
      </div>
    </div>
  );
}
