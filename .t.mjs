import { chromium } from 'playwright-core'; import { serve } from '/tmp/comp-tools/serve.mjs';
const s=await serve('/tmp/comp-out'); const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const c=await b.newContext({viewport:{width:1280,height:800},reducedMotion:'no-preference'}); const p=await c.newPage(); p.setDefaultTimeout(8000);
p.on('console',m=>console.log('C',m.text())); p.on('pageerror',e=>console.log('E',String(e)));
const t=Date.now(); const log=(...a)=>console.log(Date.now()-t,...a);
await p.goto(`http://localhost:${s.address().port}/`); await p.waitForTimeout(1500); log('loaded');
const look=()=>p.evaluate(()=>{const v=document.querySelector('#case-studies .glider');const w=v.firstElementChild.children[0].getBoundingClientRect().width;return [v.scrollLeft/w, v.querySelectorAll('[inert]').length, v.closest('[data-kind]').querySelector('span[aria-hidden]').textContent, v.hasAttribute('data-no-snap'), document.activeElement?.closest('[data-slide]')?.dataset.slide]});
log(await look());
await p.locator('#case-studies').scrollIntoViewIfNeeded(); await p.waitForTimeout(800); log(await look());
const next=p.locator('#case-studies button').nth(1), prev=p.locator('#case-studies button').nth(0);
await prev.click(); await p.waitForTimeout(600); log('prev',await look());
await next.click(); await p.waitForTimeout(600); log('next',await look());
for(let i=0;i<7;i++) await next.click(); log('7'); await p.waitForTimeout(2500); log(await look());
await p.mouse.wheel(0,0);
await p.locator('#case-studies [data-slide="2"] a[data-opens]').focus(); await p.waitForTimeout(300);
for (const k of ['ArrowRight','End','ArrowRight','ArrowLeft','Home','Tab']){ await p.keyboard.press(k); await p.waitForTimeout(700); log(k,await look()); }
await b.close(); s.close();
