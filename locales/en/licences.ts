/** The packages named on the about page. */
export const licences = {
  title: 'Open-source packages',
  note: 'What Kontor is built from and with, by licence.',
};
