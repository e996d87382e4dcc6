/** The built site on the servers that CI has. */
import { apacheOptions, findServers, nginxOptions } from '../support/host-servers.ts';
import { askHosts } from './ask-hosts.ts';

const [nginx, apache] = await findServers(['nginx', 'apache2']);
askHosts([
  { name: 'nginx', host: 'nginx', path: nginx, start: nginxOptions, own: 'nginx.conf', ports: 2 },
  { name: 'apache2', host: 'apache', path: apache, start: apacheOptions, own: '.htaccess' },
]);
