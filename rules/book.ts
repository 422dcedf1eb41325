/**
 * Everything the book says, behind one door: whoever opens it brings the texts of all languages
 * and the search along, so a browser fetches this module only when somebody reads.
 */
export { glanceOf } from './glance';
export { GLOSSARY, TERM_KINDS } from './glossary';
export { nearest, search } from './search';
export { TEXTS } from './texts';
