/** Stands for CSS that a demo imports and its page already has. */
module.exports = () => '';
