import { mount } from 'svelte';
import App from './App.svelte';
import { learn } from './lib/i18n';
import { settings } from './lib/settings.svelte';
import './theme.css';

const target = document.getElementById('app');
if (!target) throw new Error('The page has no place for the app.');
// Nothing can be said before there are words.
await learn(settings.lang);
mount(App, { target });
