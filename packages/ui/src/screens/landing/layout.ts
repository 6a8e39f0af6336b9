/** The width of the page's content. */
export const column = 'mu:mx-auto mu:w-full mu:max-w-6xl mu:px-5 mu:md:px-8';

export const sectionTitle = 'mu:display mu:max-w-2xl mu:text-4xl mu:wrap-anywhere mu:han:break-keep';
