import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import { columns, stillFooter } from '../serverColumns';
import { createGraphqlServer } from './graphqlServer';
import { createGraphqlSource } from './graphqlSource';

export default function GraphqlRequest() {
  const [server] = React.useState(() => createGraphqlServer());
  const [variables, setVariables] = React.useState('');
  const [problem, setProblem] = React.useState('');

  const dataSource = React.useMemo(
    () =>
      createGraphqlSource((query, values) => {
        setVariables(JSON.stringify(values, null, 2));
        setProblem('');
        return server.send(query, values);
      }),
    [server],
  );

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch onChange={(_, checked) => server.setDown(checked)} />}
        label="Answer with errors"
        sx={{ mx: 0, mb: 1 }}
      />
      <div style={{ height: 371 }}>
        <DataGrid
          aria-label="Shipments, with the GraphQL variables below"
          columns={columns}
          sx={stillFooter}
          dataSource={dataSource}
          dataSourceCache={null}
          initialState={{
            pagination: { rowCount: 0, paginationModel: { pageSize: 5 } },
          }}
          onDataSourceError={(error) => setProblem(error.message)}
          pageSizeOptions={[5, 10, 25]}
        />
      </div>
      {problem && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {problem}
        </Alert>
      )}
      <Box
        component="pre"
        role="region"
        aria-label="Variables"
        tabIndex={0}
        sx={{
          height: 150,
          overflow: 'auto',
          m: 0,
          mt: 1,
          p: 1.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          fontSize: 12,
        }}
      >
        {variables}
      </Box>
    </div>
  );
}
