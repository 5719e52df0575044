/** The choices of the installation page, and what stands below commands that install packages. */
export const installationMessages = {
  legends: {
    product: 'Product',
    plan: 'Plan',
    dateLibrary: 'Date library',
    packageManager: 'Package manager',
  },
  /**
   * @param major what the command asks for.
   * @param newest what it would have installed when the list of published versions was read.
   * @param documented the version that these pages describe.
   */
  note: (major: number, newest: string, documented: string) =>
    `This installs the newest version ${major}, at least ${newest}. These pages describe ${documented}.`,
  /** @param packages such as `@mui/x-charts@8.12.0`. */
  exact: 'For exactly that, install',
} as const;
