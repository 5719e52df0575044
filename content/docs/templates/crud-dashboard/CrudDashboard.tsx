import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PageFrame } from '../pageFrame';
import { MemberForm } from './memberForm';
import { MemberList } from './memberList';
import { createStaffServer, type Member } from './staffServer';

/** In an application with a router, these are addresses. */
type View = { name: 'list' } | { name: 'form'; member?: Member };

export default function CrudDashboard() {
  const [server] = React.useState(createStaffServer);
  const [view, setView] = React.useState<View>({ name: 'list' });
  const [status, setStatus] = React.useState('');
  const [isStart, setIsStart] = React.useState(true);

  const go = (next: View, text = '') => {
    setView(next);
    setStatus(text);
    setIsStart(false);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <PageFrame>
        <Box
          component="header"
          sx={{
            px: 2,
            py: 1,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Typography>Lakeside Clinic</Typography>
          {/* For trying only: it shows what happens when requests fail. */}
          <FormControlLabel
            control={
              <Switch
                size="small"
                onChange={({ target }) => server.setDown(target.checked)}
              />
            }
            label="Server is down"
          />
        </Box>
        <Box sx={{ p: 2, flex: 1 }}>
          {/* Here from the start, so that screen readers announce what it says. */}
          <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
            {status}
          </Typography>
          {view.name === 'list' ? (
            <MemberList
              server={server}
              onStatusChange={setStatus}
              // What had the focus is gone when users come back.
              takesFocus={!isStart}
              onAdd={() => go({ name: 'form' })}
              onEdit={(member) => go({ name: 'form', member })}
            />
          ) : (
            <MemberForm
              key={view.member?.id}
              member={view.member}
              server={server}
              onSave={({ name }) => go({ name: 'list' }, `Saved ${name}`)}
              onClose={() => go({ name: 'list' })}
            />
          )}
        </Box>
      </PageFrame>
    </LocalizationProvider>
  );
}
