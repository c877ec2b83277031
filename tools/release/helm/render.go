// Renders a chart as Helm does: the same text/template, the same Sprig, the same reading and writing of YAML. What Helm does besides
// (hooks, an order of installing, a cluster) is not here. Overriding values come as JSON by standard input; answered is JSON, a
// rendered text for each template.
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"text/template"

	"github.com/Masterminds/sprig"
	"sigs.k8s.io/yaml"
)

type values = map[string]interface{}

func main() {
	if err := run(os.Args[1], os.Args[2], os.Args[3]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(chart, release, namespace string) error {
	given, err := io.ReadAll(os.Stdin)
	if err != nil {
		return err
	}
	var over, defaults, about values
	if err := json.Unmarshal(given, &over); err != nil {
		return err
	}
	if err := readYaml(filepath.Join(chart, "values.yaml"), &defaults); err != nil {
		return err
	}
	if err := readYaml(filepath.Join(chart, "Chart.yaml"), &about); err != nil {
		return err
	}
	root := template.New("chart").Option("missingkey=zero")
	root.Funcs(functionsOf(root))
	files, err := filepath.Glob(filepath.Join(chart, "templates", "*"))
	if err != nil {
		return err
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		if _, err := root.New(filepath.Base(file)).Parse(string(text)); err != nil {
			return err
		}
	}
	shown := values{
		"Values":  merge(defaults, over),
		"Chart":   values{"Name": about["name"], "Version": about["version"], "AppVersion": about["appVersion"]},
		"Release": values{"Name": release, "Namespace": namespace, "Service": "Helm", "IsInstall": true, "IsUpgrade": false, "Revision": 1},
	}
	rendered := map[string]string{}
	for _, file := range files {
		name := filepath.Base(file)
		if strings.HasPrefix(name, "_") {
			continue
		}
		var out bytes.Buffer
		if err := root.ExecuteTemplate(&out, name, shown); err != nil {
			return err
		}
		rendered[name] = strings.ReplaceAll(out.String(), "<no value>", "")
	}
	return json.NewEncoder(os.Stdout).Encode(rendered)
}

func functionsOf(root *template.Template) template.FuncMap {
	functions := sprig.TxtFuncMap()
	delete(functions, "env")
	delete(functions, "expandenv")
	functions["include"] = func(name string, data interface{}) (string, error) {
		var out bytes.Buffer
		err := root.ExecuteTemplate(&out, name, data)
		return out.String(), err
	}
	functions["required"] = func(message string, value interface{}) (interface{}, error) {
		if value == nil || value == "" {
			return nil, errors.New(message)
		}
		return value, nil
	}
	functions["toYaml"] = func(value interface{}) string {
		text, err := yaml.Marshal(value)
		if err != nil {
			return ""
		}
		return strings.TrimSuffix(string(text), "\n")
	}
	return functions
}

func readYaml(file string, into *values) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	return yaml.Unmarshal(text, into)
}

// Tables are merged, everything else is replaced, and null takes away.
func merge(below, above values) values {
	merged := values{}
	for name, value := range below {
		merged[name] = value
	}
	for name, value := range above {
		inner, isTable := value.(values)
		under, hasTable := below[name].(values)
		switch {
		case value == nil:
			delete(merged, name)
		case isTable && hasTable:
			merged[name] = merge(under, inner)
		default:
			merged[name] = value
		}
	}
	return merged
}
