/** Fetches a file of this site that the compiler wrote, and parses it. @throws when it cannot be had. */
export async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return response.json();
}
