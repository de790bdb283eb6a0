// Shown when the page itself fails. Nothing is lost, because every order was stored before it was answered.
import { Component, type ComponentChildren } from 'preact';
import { say } from '@rubicon/words';
import { leaveTable } from '../routes/address.ts';
import './error-boundary.css';

interface Props {
  readonly children: ComponentChildren;
}

export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static override getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main class="failure">
        <h1>{say('failure.title')}</h1>
        <p>{say('failure.text')}</p>
        <button type="button" class="button primary" onClick={() => location.reload()}>
          {say('failure.reload')}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            leaveTable();
            location.reload();
          }}
        >
          {say('menu.leave')}
        </button>
      </main>
    );
  }
}
