export interface Registration {
  name: string;
  email: string;
  password: string;
  /** Such as `1994-07-21`. */
  born: string;
}

export type RegisterResult = { status: 'created' } | { status: 'taken' };

/** In this demo, today is always the same day. */
export const today = '2026-06-01';
export const YOUNGEST_YEARS = 16;

const taken = ['mara@example.com'];

/**
 * Poses as a server. `mara@example.com` has an account already, and an address
 * that starts with `offline@` loses its connection.
 * @throws when the server cannot be reached.
 */
export async function register({
  email,
}: Registration): Promise<RegisterResult> {
  await new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
  if (email.startsWith('offline@')) {
    throw new Error('The connection was lost.');
  }
  return taken.includes(email.toLowerCase())
    ? { status: 'taken' }
    : { status: 'created' };
}

/** What a password needs, each with whether it has it. */
export const rulesOf = (password: string, email: string) => [
  { text: 'At least 10 characters', isMet: [...password].length >= 10 },
  {
    text: 'More than 4 different characters',
    isMet: new Set(password).size > 4,
  },
  {
    text: 'Not your email address',
    isMet:
      password !== '' &&
      (email === '' || !password.toLowerCase().includes(email.toLowerCase())),
  },
];
