/** The parts above every field's control. */
export const fieldTexts = {
  label: 'what is asked for; `hideLabel` keeps it for screen readers',
  hint: 'a word after the label, such as “Optional”',
};

/** Those below it. */
export const fieldMessages = {
  description: 'help that stays in sight',
  error: 'what is wrong, in place of the description',
};
