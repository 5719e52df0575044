import Check from '@mui/icons-material/Check';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { features, plans } from './plans';

/** A table of few words is a table: nobody sorts or filters it. */
export function PlanTable() {
  return (
    // It scrolls on a phone, so the keyboard must reach it.
    <TableContainer tabIndex={0} role="region" aria-label="Plans compared">
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Feature</TableCell>
            {plans.map(({ name }) => (
              <TableCell key={name} align="center">
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {features.map((feature) => (
            <TableRow key={feature}>
              <TableCell component="th" scope="row">
                {feature}
              </TableCell>
              {plans.map(({ name, contents }) => (
                <TableCell key={name} align="center">
                  {contents.includes(feature) ? (
                    <Check fontSize="small" titleAccess="Yes" />
                  ) : (
                    'No'
                  )}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
