import { LicenseInfo } from '@mui/x-license';

// From the environment at build. Without a key the packages show their watermark, and they should.
const key = process.env['MUI_X_LICENSE_KEY'];
if (key) LicenseInfo.setLicenseKey(key);
