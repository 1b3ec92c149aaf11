// Made by Bindings/rust/make_bindings.py: not to be edited.

fields! {
    bubble_error { size, status, reserved, message, line, file, field }
    bubble_point { x, y }
    bubble_rect { x, y, width, height }
    bubble_range { first, count }
    bubble_offsets { start, end }
    bubble_id { text, length, number }
    bubble_content_path { text, length }
    bubble_text { size, bytes, length }
    bubble_rects { size, rects, count }
    bubble_custom_part { size, name, name_length, data, data_length, alternative, alternative_length, width, height, aspect }
    bubble_engine_options { size, fonts, reserved, folder, files, file_count, sizing, sizing_data, plain_formulas, reserved2 }
    bubble_transcript_options { size, width, flags, reserved, me, locale, time_zone, scale, font_scale, unread, unread_text, people, now, day_texts, typists }
    bubble_reading { size, messages, skipped, repaired, duplicates, problem, seconds_reading }
    bubble_metrics { size, count, unsettled, width, height }
    bubble_row { kind, role, side, bubble, id_text, id_number, index, sender, sender_name, parts, operations, elements, frame }
    bubble_bubble { frame, corners, caps, border, ground, ink, tail, is_tiled, is_mirrored, outline, border_outline, asset, fill, patches }
    bubble_patch { source, destination, tile_width, tile_height }
    bubble_part { kind, role, index, flags, ink, ground, sign, media, alignment, veil, level, progress, frame, picture, corners, border, origin, text, path, whole_text, color, lines, detected, spans, bars, name, alternative, tint, address }
    bubble_span { kind, range, ink, ground, looks, tag, href, title, footnote, color, background }
    bubble_line { range, visible_end, ending, hidden, is_right_to_left, missing, runs, frame, baseline, ascent, descent, hanging_width }
    bubble_run { font, is_right_to_left, range, glyphs, features }
    bubble_feature { tag, value }
    bubble_glyph { id, x, y }
    bubble_font { id, flags, point_size, face_index, units_per_em, ascent, descent, file, name, family, style, variations }
    bubble_variation { axis, value }
    bubble_operation { kind, role, color, path, clip, font, glyphs, stops, subject, placeholder_count, width, top, bottom, frame }
    bubble_path { verbs, points }
    bubble_stop { offset, color, reserved }
    bubble_subject { kind, index, sender, id_text, id_number, emoji }
    bubble_object { part, kind, index, offset, name, text }
    bubble_rule { part, shape, color, has_color, is_behind, reserved, frame, thickness }
    bubble_colored_run { run, color }
    bubble_highlight { row, role, path, range, rects }
    bubble_cell_element { kind, depth, row, parent, type_, path, parts, frame, scroll_width, scroll_height, scrolls_from_right, reserved }
    bubble_rows_request { size, y, height, overscan, flags, theme }
    bubble_rows_view { size, rows, row_count, bubbles, bubble_count, patches, patch_count, parts, part_count, spans, span_count, bars, bar_count, lines, line_count, runs, run_count, glyphs, clusters, glyph_count, features, feature_count, fonts, font_count, variations, variation_count, operations, operation_count, paths, path_count, verbs, verb_count, points, point_count, stops, stop_count, subjects, subject_count, strings, string_count, background, reserved, objects, object_count, highlights, highlight_count, highlight_rects, highlight_rect_count, cell_elements, cell_element_count, rules, rule_count, colored_runs, colored_run_count }
    bubble_outline { size, verbs, verb_count, points, point_count, units_per_em, reserved }
    bubble_image { size, png, length, left, top, width, height, units_per_em, reserved }
    bubble_hit { size, target, index, card, part, offset, affinity, span_kind, span_range, id, path, href, href_length, footnote, footnote_length, block }
    bubble_position { size, id, path, offset, affinity }
    bubble_match { id, path, range }
    bubble_matches { size, matches, count }
    bubble_element { role, states, depth, parent, id_text, id_number, index, label, value, hint, range, parts, actions, frame }
    bubble_action { kind, element, name, target, index, card, span_kind, span_range, path }
    bubble_action_target { href, footnote, block }
    bubble_accessibility { size, elements, element_count, actions, action_count, parts, part_count, strings, string_count, language, targets }
    bubble_change { kind, is_move, id, index, old_frame, frame }
    bubble_changes { size, changes, count, old_height, height, changes_all, reserved }
    bubble_composer_options { size, family, font_size, inset_top, inset_left, inset_bottom, inset_right, maximum_height, maximum_count, placeholder, style, flags, reserved }
    bubble_composer_state { size, length, count, selection, marked }
    bubble_composer_layout { size, width, height, content_height, scroll, caret, scrolls, reserved }
    bubble_measure_options { size, font_size, family, weight, flags, letter_spacing, word_spacing, features, feature_count, variations, variation_count, policy, line_break, word_break, white_space, autospace, wrap, alignment, maximum_lines, truncation, line_height_rule, line_height, tab_size, reserved, tab_stops, tab_stop_count }
    bubble_source_text { text, length, language, direction, reserved }
    bubble_measure { width, height, narrowest, widest, last_x, last_width, last_top, last_baseline, line_count, reserved, lines }
    bubble_measures { size, measures, count, lines, line_count }
    bubble_text_position { offset, affinity }
    bubble_caret { frame, line, is_right_to_left }
    bubble_carets { size, carets, count }
}
