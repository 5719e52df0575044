export interface Account {
  name: string;
}

export type SignInResult =
  { status: 'signed-in'; account: Account } | { status: 'refused' };

const LATENCY_MS = 600;

/** The only account of this demo, with its password. */
const known = {
  email: 'mara@example.com',
  password: 'harbor-42',
  name: 'Mara Lindqvist',
};

/**
 * Poses as a server. An address that starts with `offline@` loses its
 * connection, so you can see what the page does then.
 * @throws when the server cannot be reached.
 */
export async function signIn(
  email: string,
  password: string,
): Promise<SignInResult> {
  await new Promise((resolve) => {
    setTimeout(resolve, LATENCY_MS);
  });
  if (email.startsWith('offline@')) {
    throw new Error('The connection was lost.');
  }
  // One answer for both, so that nobody can find out who has an account.
  return email.toLowerCase() === known.email && password === known.password
    ? { status: 'signed-in', account: { name: known.name } }
    : { status: 'refused' };
}
