/** The width of the page's content. */
export const column = 'mx-auto w-full max-w-6xl px-5 md:px-8';

export const sectionTitle = 'display max-w-2xl text-4xl wrap-anywhere han:break-keep';
