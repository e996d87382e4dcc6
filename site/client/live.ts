/** Development only: reloads the page after a build, or shows over it why the build failed. */
const script = document.currentScript as HTMLScriptElement;
const id = 'build-error';
const style = `position:fixed;inset:16px;z-index:9;margin:0;padding:24px;overflow:auto;
  background:#14181f;color:#fff;border:3px solid #f00;font:14px/1.5 monospace;white-space:pre-wrap`;

// The server compares this build with its own whenever the page connects again.
const events = new EventSource(script.src.replace('.js', ''));
events.addEventListener('built', () => location.reload());
events.addEventListener('failed', ({ data }: MessageEvent<string>) => {
  const box = document.getElementById(id) ?? document.createElement('pre');
  box.id = id;
  box.style.cssText = style;
  box.textContent = JSON.parse(data) as string;
  document.body.append(box);
});
