// Stands in for expo-router's page heads in a browser, where index.html has all there is to say.
const { Fragment } = require('react');

const Head = () => null;
Head.Provider = Fragment;

module.exports = { Head };
