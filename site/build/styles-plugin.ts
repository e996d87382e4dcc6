import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import type { Plugin } from 'esbuild';

/**
 * The style plugin of both bundles. Class names must be the same in both, so what they are made
 * from is pinned here, and only one side emits CSS.
 */
export const styles = (emitCss: boolean): Plugin => vanillaExtractPlugin({ identifiers: 'short', outputCss: emitCss });
