/**
 * The id of a heading: lower case, apostrophes vanish, everything else that is no letter or digit becomes a hyphen.
 * The rule is the documented library's own, so that links into its site keep working.
 */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

/** Gives each id once: a repeat gets `-2`, `-3`. */
export function createSlugger(): { next: (text: string) => string; take: (id: string) => boolean } {
  const taken = new Set<string>();
  const take = (id: string): boolean => !taken.has(id) && taken.add(id) !== undefined;
  return {
    take,
    next(text) {
      const base = slugOf(text) || 'section';
      let id = base;
      for (let n = 2; !take(id); n += 1) id = `${base}-${n}`;
      return id;
    },
  };
}
