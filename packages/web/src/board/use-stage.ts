import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Camera, Insets, Weight } from './camera.ts';
import { attachGestures, type Hands } from './gestures.ts';
import { createStage, type Stage } from './stage.ts';

interface Begun {
  readonly first: readonly Weight[];
  readonly hands: (root: HTMLElement) => Hands;
}

/**
 * The stage for a window and the world in it; null until the window is mounted and measured. What is drawn from then on
 * is drawn at its size at once. `begin` is read once, at the start.
 */
export function useStage(
  root: RefObject<HTMLElement | null>,
  world: RefObject<HTMLElement | null>,
  { top, right, bottom, left }: Insets,
  begin: RefObject<() => Begun>,
): Stage | null {
  const [stage, setStage] = useState<Stage | null>(null);
  const [measured, setMeasured] = useState<Stage | null>(null);

  useLayoutEffect(() => {
    const { first, hands } = begin.current();
    const made = createStage(root.current!, world.current!, first);
    const detach = attachGestures(root.current!, made, hands(root.current!));
    setStage(made);
    return () => {
      detach();
      made.dispose();
    };
  }, [root, world, begin]);

  useLayoutEffect(() => {
    if (stage === null) return undefined;
    const measure = (): void => {
      const { width, height } = root.current!.getBoundingClientRect();
      stage.resize({ width, height, insets: { top, right, bottom, left } });
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(root.current!);
    measure();
    setMeasured(stage);
    return () => {
      watcher.disconnect();
    };
  }, [stage, root, top, right, bottom, left]);

  return measured;
}

/** Brings the camera back to where it was before it was led away, unless the player has moved it since. */
export function useReturn(stage: Stage | null, isLed: boolean): void {
  const left = useRef<{ readonly camera: Camera; readonly steered: number } | null>(null);
  useLayoutEffect(() => {
    if (stage === null) return;
    if (isLed) left.current ??= { camera: stage.wanted(), steered: stage.steered() };
    else if (left.current !== null) {
      if (left.current.steered === stage.steered()) stage.glide(left.current.camera);
      left.current = null;
    }
  }, [stage, isLed]);
}
