export const settings = [
  {
    id: 'account',
    label: 'Account',
    children: [
      { id: 'email', label: 'Email address' },
      { id: 'password', label: 'Password' },
    ],
  },
  {
    id: 'privacy',
    label: 'Privacy',
    children: [
      { id: 'visibility', label: 'Visibility' },
      { id: 'history', label: 'Search history' },
    ],
  },
  {
    id: 'alerts',
    label: 'Notifications',
    children: [
      { id: 'push', label: 'Push' },
      { id: 'digest', label: 'Weekly digest' },
    ],
  },
];
