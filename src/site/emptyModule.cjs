/** Stands for a file that means nothing where it is bundled (`next.config.ts`). */
module.exports = () => '';
