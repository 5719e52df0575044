/** Ads. */
export const adMessages = { mark: 'Advertisement' } as const;
