/**
 * The portal's look. Every colour below was chosen by its contrast (WCAG AA, 4.5:1 for text) on the surfaces it is
 * used on, in both schemes; Mantine's own placeholders, dimmed text and errors do not reach it.
 */
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import { commonTexts } from '#texts/common.ts';
import { SteadyButton } from '../ui/button/SteadyButton.tsx';
import classes from './theme.module.css';

const purple: MantineColorsTuple = [
  '#f6f2fe',
  '#e9e1fb',
  '#d3c3f6',
  '#bba2f0',
  '#a684ea',
  '#9369e2',
  '#8050d6',
  '#6b3dc0',
  '#57319e',
  '#42257a',
];
const red: MantineColorsTuple = [
  '#fdf1f1',
  '#fbe0e1',
  '#f6c1c4',
  '#f19ba0',
  '#f0858c',
  '#e25660',
  '#cf3340',
  '#b82431',
  '#981c28',
  '#74141e',
];
const green: MantineColorsTuple = [
  '#eefaf3',
  '#daf2e4',
  '#b5e4c9',
  '#86d1a6',
  '#5fbd88',
  '#3a9c68',
  '#217d4d',
  '#1a6940',
  '#145434',
  '#0e3f27',
];
const gray: MantineColorsTuple = [
  '#f8f7fb',
  '#f1eff5',
  '#e5e3eb',
  '#d3d0dc',
  '#b4b1c0',
  '#8e8b9c',
  '#6b6879',
  '#565364',
  '#3c394a',
  '#24222e',
];
const dark: MantineColorsTuple = [
  '#e4e2ec',
  '#c9c7d4',
  '#a8a7b8',
  '#9a99ab',
  '#454354',
  '#34323f',
  '#25242e',
  '#17161d',
  '#121117',
  '#0c0b10',
];

const fontFamily =
  '"Onest Variable", "Onest Arial", "Onest Roboto", system-ui, "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif';

/** People find the rest of a longer list by typing. */
const MOST_OPTIONS = 50;

/** A group shows its error above the choices, because nobody would see it below a long list. */
const groupOrder: ('label' | 'description' | 'error' | 'input')[] = ['label', 'description', 'error', 'input'];

/** Sizes, colours and defaults of components. */
export const theme = createTheme({
  colors: { purple, red, green, gray, dark },
  primaryColor: 'purple',
  primaryShade: { light: 7, dark: 6 },
  black: '#1d1b26',
  fontFamily,
  fontSmoothing: true,
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  headings: {
    fontFamily,
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(1.6rem, 1.3rem + 1.4vw, 2.125rem)', lineHeight: '1.2' },
      h2: { fontSize: '1.375rem', lineHeight: '1.3' },
      h3: { fontSize: '1.125rem', lineHeight: '1.4' },
    },
  },
  components: {
    Button: { classNames: { label: classes.buttonLabel ?? '' }, defaultProps: { size: 'md', component: SteadyButton } },
    TextInput: { defaultProps: { size: 'md' } },
    // Keyboard and screen reader reach the toggle too (ACC-05); its label stays, because it announces that it is pressed.
    PasswordInput: {
      defaultProps: {
        size: 'md',
        visibilityToggleFocusable: true,
        visibilityToggleButtonProps: { 'aria-label': commonTexts.actions.showPassword },
      },
    },
    // The browser scrolls the list: Mantine's ScrollArea takes a fifth longer to open. The list is rendered inside its field's
    // parent, so that for screen readers and clicks outside it belongs to the dialog that contains the field. Tab skips the list:
    // a browser stops at what it scrolls, the list closes, and the focus would be lost.
    Select: {
      classNames: { dropdown: classes.dropdown ?? '', options: classes.options ?? '' },
      defaultProps: {
        size: 'md',
        searchable: true,
        allowDeselect: false,
        limit: MOST_OPTIONS,
        withScrollArea: false,
        attributes: { options: { tabIndex: -1 } },
        nothingFoundMessage: commonTexts.nothingFound,
        comboboxProps: { withinPortal: false },
      },
    },
    Menu: {
      defaultProps: {
        position: 'bottom-start',
        shadow: 'md',
        radius: 'md',
        withinPortal: false,
        withInitialFocusPlaceholder: false,
      },
    },
    NativeSelect: { defaultProps: { size: 'md' } },
    // A form gets an integer within the limits, or '' for nothing.
    NumberInput: { defaultProps: { size: 'md', allowDecimal: false, allowNegative: false, clampBehavior: 'strict' } },
    Textarea: { defaultProps: { size: 'md' } },
    Checkbox: { classNames: { input: classes.choice ?? '' }, defaultProps: { size: 'md' } },
    Radio: { classNames: { radio: classes.choice ?? '' }, defaultProps: { size: 'md' } },
    Pill: { classNames: { root: classes.pill ?? '' } },
    RadioGroup: { defaultProps: { size: 'md', inputWrapperOrder: groupOrder } },
    CheckboxGroup: { defaultProps: { inputWrapperOrder: groupOrder } },
    Paper: { classNames: { root: classes.paper ?? '' }, defaultProps: { withBorder: true, radius: 'lg' } },
    Modal: {
      classNames: { content: classes.modal ?? '', header: classes.modalHeader ?? '', title: classes.modalTitle ?? '' },
      defaultProps: {
        centered: true,
        radius: 'lg',
        padding: 'lg',
        overlayProps: { backgroundOpacity: 0.45 },
        closeButtonProps: { 'aria-label': commonTexts.actions.closeDialog },
      },
    },
    // A dialog's heading must not be a banner of the page.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    Drawer: {
      classNames: { content: classes.drawer ?? '', header: classes.modalHeader ?? '', title: classes.modalTitle ?? '' },
      defaultProps: { closeButtonProps: { 'aria-label': commonTexts.actions.closeDialog } },
    },
    DrawerHeader: { defaultProps: { role: 'presentation' } },
  },
});

/** Overrides of the variables that Mantine derives from the colours. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#fcfbfe',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-dimmed': '#5c596b',
    '--mantine-color-error': '#b82431',
    '--mantine-color-success': 'var(--mantine-color-green-7)',
    '--mantine-color-default-border': 'var(--mantine-color-gray-3)',
    '--mantine-color-yellow-light-color': '#754c00',
    '--portal-surface': '#ffffff',
    '--portal-border': 'var(--mantine-color-gray-2)',
    '--portal-row-green': '#eaf7ef',
    '--portal-row-yellow': '#fdf6dc',
    '--portal-on-yellow': '#6b5200',
  },
  dark: {
    '--mantine-color-placeholder': 'var(--mantine-color-dark-3)',
    '--mantine-color-dimmed': 'var(--mantine-color-dark-2)',
    '--mantine-color-error': '#ff9a9f',
    '--mantine-color-success': 'var(--mantine-color-green-4)',
    '--mantine-color-anchor': 'var(--mantine-color-purple-3)',
    '--mantine-color-purple-light': '#35265c',
    '--mantine-color-purple-light-hover': '#412f70',
    // The colours that Mantine derives for notes are too bright (yellow) or too dark (green, gray).
    '--mantine-color-red-light': '#35212a',
    '--mantine-color-red-outline': 'var(--mantine-color-red-3)',
    '--mantine-color-green-light': 'var(--portal-row-green)',
    '--mantine-color-yellow-light': 'var(--portal-row-yellow)',
    '--mantine-color-yellow-light-color': 'var(--portal-on-yellow)',
    '--mantine-color-gray-light': 'var(--mantine-color-dark-6)',
    '--mantine-color-gray-light-hover': 'var(--mantine-color-dark-5)',
    '--mantine-color-disabled': 'var(--mantine-color-dark-5)',
    '--portal-surface': '#1d1c24',
    '--portal-border': 'var(--mantine-color-dark-5)',
    '--portal-row-green': '#18291f',
    '--portal-row-yellow': '#2b2715',
    '--portal-on-yellow': '#eacb6b',
  },
});
